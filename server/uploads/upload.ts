/** What an upload is for. */
export type UploadKind = 'PRODUCTS' | 'FAQS' | 'LOGO' | 'PRODUCT_PICTURE' | 'ACCEPTANCE_TESTS';

type UploadState = 'WAITING' | 'RECEIVING' | 'RECEIVED' | 'FAILED' | 'USED';

/** A file that somebody sends, or has sent: its row; its bytes are in the data folder. */
export interface Upload {
  companyId: string;
  id: string;
  accountId: string;
  kind: UploadKind;
  fileName: string;
  /** As announced, bytes. */
  size: number;
  state: UploadState;
  expiresAt: Date;
}

const MEGABYTE = 1024 * 1024;

/** The largest file of each kind, bytes. */
export const LARGEST_UPLOAD: Record<UploadKind, number> = {
  PRODUCTS: 50 * MEGABYTE,
  FAQS: 50 * MEGABYTE,
  LOGO: 256 * 1024,
  PRODUCT_PICTURE: 256 * 1024,
  ACCEPTANCE_TESTS: 2 * MEGABYTE, // 500 questions, each with its longest names
};

/** Bytes of files that lie on the disk at once, or are announced, of one person and of one company. */
export const MOST_ON_DISK = { person: 250 * MEGABYTE, company: 500 * MEGABYTE };

export const LARGEST_INLINE = 64 * 1024; // bytes that may come with the question itself
export const UPLOAD_FOR = 5 * 60_000; // 5 min from asking to the first byte
export const KEPT_FOR = 60 * 60_000; // 1 h from asking to the last use

/** What a file is called, without folders and what no name should have. */
export function cleanFileName(name: string): string {
  const last = name.toWellFormed().split(/[\\/]/).at(-1) ?? '';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken away
  const plain = last.replace(/[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, '').trim();
  return [...plain].slice(-120).join('');
}

// Shops' systems call the same contents by many endings, or by none; whoever sends a picture or a letter has mistaken the file.
const LISTS = /\.(?:json|csv|tsv|tab|txt|asc|dat|xml|rss|atom|xlsx|xlsm|xls|ods|p7m|easyfattproducts)$/i;
const TABLES = /\.(?:csv|tsv|tab|txt)$/i;

/** Whether a file of this kind may have this name. What it is is told by its content. */
export function isImportName(kind: UploadKind, name: string): boolean {
  if (kind === 'ACCEPTANCE_TESTS') return TABLES.test(name) || !/\.\w+$/.test(name);
  return (kind !== 'PRODUCTS' && kind !== 'FAQS') || LISTS.test(name) || !/\.\w+$/.test(name);
}
