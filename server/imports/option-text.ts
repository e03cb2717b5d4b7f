import type { VariantOption } from '../products/variant.ts';
import { BadField, readableLineOf } from './fields.ts';
import { plainOf } from './plain-values.ts';

/** `Taglia: M; Colore: rosso`, or a list of `{ name, value }` as programs write it (`{ name, option }`, `{ Taglia: 'M' }`). */
export function readOptions(value: unknown): VariantOption[] {
  if (typeof value === 'string') return parted(value, ';').map(pairOf);
  if (Array.isArray(value)) return value.flatMap((entry) => (isObject(entry) ? optionOf(entry) : []));
  return isObject(value) ? Object.entries(value).map(([name, each]) => ({ name: line(name), value: line(each) })) : [];
}

function optionOf(entry: Record<string, unknown>): VariantOption {
  return {
    name: line(entry.name ?? entry.nome),
    value: line(entry.value ?? entry.option ?? entry.valore),
  };
}

/** Of a text without a colon all of it is the value. */
function pairOf(text: string): VariantOption {
  const [first = '', ...rest] = parted(text, ':', false);
  if (rest.length === 0) return { name: '', value: plain(first) };
  return { name: plain(first), value: plain(rest.join(':')) };
}

/** The parts between separators that no backslash stands before. */
function parted(text: string, separator: ';' | ':', isAll = true): string[] {
  const pattern = separator === ';' ? /(?:\\.|[^\\;])+|\\$/gs : /(?:\\.|[^\\:])+|\\$/gs;
  const parts = text.match(pattern) ?? [];
  return isAll ? parts.filter((part) => part.trim() !== '') : parts;
}

function plain(text: string): string {
  return line(text.replace(/\\(.)/gs, '$1'));
}

function line(value: unknown): string {
  try {
    return readableLineOf(plainOf(value), '');
  } catch (error) {
    if (error instanceof BadField) return '';
    throw error;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
