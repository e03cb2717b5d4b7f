import { useId } from 'react';
import { texts } from '../texts.ts';
import classes from './brand.module.css';

/** The product's sign: a shop's bag in a speech bubble. */
export function BrandMark({ size = 32 }: { readonly size?: number }) {
  const gradient = useId();
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <defs>
        <linearGradient id={gradient} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#3B82F6" />
          <stop offset="1" stopColor="#8B5CF6" />
        </linearGradient>
      </defs>
      <path
        fill={`url(#${gradient})`}
        d="M9 2h14a7 7 0 0 1 7 7v9a7 7 0 0 1-7 7h-8.2l-6 4.6c-.7.5-1.6 0-1.6-.8V24.7A7 7 0 0 1 2 18V9a7 7 0 0 1 7-7z"
      />
      <path
        fill="none"
        stroke="#fff"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M10.5 12h11l.9 7.5H9.6zM13 12v-.8a3 3 0 0 1 6 0v.8"
      />
    </svg>
  );
}

/** The product's sign and name. */
export function Brand() {
  return (
    <span className={classes.brand}>
      <BrandMark />
      {texts.product}
    </span>
  );
}
