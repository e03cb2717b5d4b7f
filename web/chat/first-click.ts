/** For what sends a message: the second click of a double click sends no other. */
export function firstClick(action: () => void): (click: { detail: number }) => void {
  return ({ detail }) => {
    if (detail < 2) action();
  };
}
