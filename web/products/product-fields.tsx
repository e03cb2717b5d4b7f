import { useQuery } from '@apollo/client/react';
import { CategoryField, errorIn, LineField, SwitchField, TextField } from '../editors/fields.tsx';
import { PicturePicker } from '../imports/picture-picker.tsx';
import classes from '../ui/editor.module.css';
import { KeywordsField } from '../ui/keywords-field.tsx';
import type { Refusal } from '../ui/refusal.ts';
import { productCategoriesQuery } from './documents.ts';
import { OfferFields } from './offer-fields.tsx';
import { PriceField } from './price-field.tsx';
import { FIELD_OF, type ProductValues } from './product-values.ts';
import { texts } from './texts.ts';
import { VariantsField } from './variants-field.tsx';

interface ProductFieldsProps {
  readonly companyId: string;
  readonly values: ProductValues;
  readonly refusal: Refusal | undefined;
  readonly onChange: (change: Partial<ProductValues>) => void;
  readonly onSendingPicture: (isSending: boolean) => void;
}

/** The fields of a product. */
export function ProductFields({ companyId, values, refusal, onChange, onSendingPicture }: ProductFieldsProps) {
  const { data } = useQuery(productCategoriesQuery, { variables: { companyId }, fetchPolicy: 'cache-and-network' });
  const isOfUrl = refusal?.code === 'BAD_URL' || refusal?.code === 'LINK_TOO_LONG';
  const errorOf = (name: keyof ProductValues) => {
    // Link and picture share their codes: the one that cannot be an address is meant.
    if (isOfUrl) return name === badUrlOf(values) ? refusal.message : undefined;
    return errorIn(FIELD_OF, refusal, name);
  };
  const field = <Name extends 'name' | 'description' | 'category' | 'link' | 'code'>(name: Name) => ({
    label: texts.form[name],
    value: values[name],
    onChange: (value: string) => onChange({ [name]: value }),
    error: errorOf(name),
  });
  return (
    <>
      <LineField {...field('name')} placeholder={texts.form.namePlaceholder} limit={200} />
      <TextField
        {...field('description')}
        placeholder={texts.form.descriptionPlaceholder}
        limit={5_000}
        rows={[3, 14]}
      />
      <div className={classes.pair}>
        <PriceField
          label={texts.form.price}
          placeholder={texts.form.pricePlaceholder}
          hint={texts.form.priceHint}
          value={values.price}
          error={errorOf('price')}
          onChange={(price) => onChange({ price })}
        />
        <CategoryField
          {...field('category')}
          placeholder={texts.form.categoryPlaceholder}
          hint={texts.editor.limit(60)}
          known={data?.products.categories.map(({ name }) => name) ?? []}
        />
      </div>
      <OfferFields values={values} errorOf={errorOf} onChange={onChange} />
      <KeywordsField
        label={texts.editor.keywords}
        hint={texts.form.keywordsHint}
        placeholder={texts.editor.addKeyword}
        error={errorOf('keywords')}
        keywords={values.keywords}
        onChange={(keywords) => onChange({ keywords })}
      />
      <PicturePicker
        companyId={companyId}
        kind="PRODUCT_PICTURE"
        label={texts.form.picture}
        value={values.imageUrl}
        error={errorOf('imageUrl')}
        onChange={(imageUrl) => onChange({ imageUrl })}
        onSending={onSendingPicture}
      />
      <div className={classes.pair}>
        <LineField {...field('link')} placeholder="https://" hint={texts.form.linkHint} />
        <LineField {...field('code')} hint={texts.form.codeHint} />
      </div>
      <VariantsField
        variants={values.variants}
        error={errorOf('variants')}
        onChange={(variants) => onChange({ variants })}
      />
      <SwitchField
        label={texts.form.isAvailable}
        hint={texts.form.isAvailableHint}
        isOn={values.isAvailable}
        onChange={(isAvailable) => onChange({ isAvailable })}
      />
    </>
  );
}

function badUrlOf({ imageUrl }: ProductValues): 'imageUrl' | 'link' {
  const isFine =
    imageUrl.trim() === '' || imageUrl.startsWith('/picture/') || /^https?:\/\/\S+$/i.test(imageUrl.trim());
  return isFine ? 'link' : 'imageUrl';
}
