export function whenParentIsGone(callback: () => void, isRunByNpm?: boolean): void;
