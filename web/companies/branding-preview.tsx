import { useState } from 'react';
import { paletteOf } from '../chat/colors.ts';
import { defaultColors, initialsOf, isColor } from './branding.ts';
import classes from './branding-preview.module.css';
import { texts } from './texts.ts';

interface BrandingPreviewProps {
  readonly name: string;
  readonly logoUrl: string;
  readonly primaryColor: string;
  readonly secondaryColor: string;
}

/** How the chat will look, while one chooses. A colour that is being typed counts when it is one. */
export function BrandingPreview({ name, logoUrl, primaryColor, secondaryColor }: BrandingPreviewProps) {
  const shown = name.trim() || texts.form.previewName;
  const primary = isColor(primaryColor) ? primaryColor : defaultColors.primary;
  const secondary = isColor(secondaryColor) ? secondaryColor : defaultColors.secondary;
  const { brand, onBrand, header, brandText } = paletteOf(primary, secondary);
  return (
    <div className={classes.chat}>
      <div className={classes.header} style={{ background: header, color: onBrand }}>
        <Logo key={logoUrl} url={logoUrl.trim()} name={shown} color={brandText} />
        <span className={classes.name}>
          <strong>{shown}</strong>
          <span>{texts.form.previewStatus}</span>
        </span>
      </div>
      <div className={classes.messages}>
        <p className={classes.bot}>{texts.form.previewAnswer(name.trim() ? `di ${shown}` : texts.form.previewOwn)}</p>
        <p className={classes.user} style={{ background: brand, color: onBrand }}>
          {texts.form.previewQuestion}
        </p>
      </div>
    </div>
  );
}

/** A picture that cannot be loaded is hidden: the initials stay. */
function Logo({ url, name, color }: { readonly url: string; readonly name: string; readonly color: string }) {
  const [isBroken, setIsBroken] = useState(false);
  if (/^(https?:\/\/|\/(logo|demo)\/)/i.test(url) && !isBroken) {
    return (
      <img className={classes.logo} src={url} alt="" referrerPolicy="no-referrer" onError={() => setIsBroken(true)} />
    );
  }
  return (
    <span className={classes.logo} style={{ color }} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
