import { useState } from 'react';
import { RobotIcon } from './icons.tsx';

/** A picture of who answers, or a robot where there is none or it does not load. */
export function Likeness({ url }: { url: string }) {
  const [brokenUrl, setBrokenUrl] = useState('');
  const isShown = url !== '' && url !== brokenUrl;
  return isShown ? <img src={url} alt="" onError={() => setBrokenUrl(url)} /> : <RobotIcon />;
}
