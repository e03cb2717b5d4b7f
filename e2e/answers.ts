import type { Page, Request } from 'playwright-core';

const isOf = (operation: string, body: string | null) =>
  new RegExp(`(query|mutation) ${operation}\\b`).test(body ?? '');

/** What was intercepted goes its way first: let go in the middle, it would be answered twice. */
const letGo = (page: Page) => page.unrouteAll({ behavior: 'wait' });

/** While `work` runs, the server fails at an operation, as it tells it itself. */
export async function failing(page: Page, operation: string, work: () => Promise<void>): Promise<void> {
  const errors = [{ message: 'Si è verificato un errore. Riprova.', extensions: { code: 'INTERNAL' } }];
  await page.route('**/graphql', (route) =>
    isOf(operation, route.request().postData()) ? route.fulfill({ json: { errors, data: null } }) : route.fallback(),
  );
  await work();
  await letGo(page);
}

/** While `work` runs, the answer to an operation does not come. */
export async function waiting(page: Page, operation: string, work: () => Promise<void>): Promise<void> {
  let go = () => {};
  const until = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route('**/graphql', async (route) => {
    if (isOf(operation, route.request().postData())) await until;
    await route.fallback();
  });
  await work();
  go();
  await letGo(page);
}

/** While `work` runs, the first answer to an operation is on its way: what the server knew before. In the end it is there. */
export async function underway(
  page: Page,
  operation: string,
  begin: () => Promise<unknown>,
  work: () => Promise<void>,
): Promise<void> {
  const answered = Promise.withResolvers<void>();
  const arrives = Promise.withResolvers<void>();
  let first: Request | undefined;
  await page.route('**/graphql', async (route) => {
    if (first || !isOf(operation, route.request().postData())) return route.fallback();
    first = route.request();
    const response = await route.fetch();
    answered.resolve();
    await arrives.promise;
    await route.fulfill({ response });
  });
  await begin();
  await answered.promise;
  await work();
  arrives.resolve();
  await (await first?.response())?.finished();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await letGo(page);
}

/** While `work` runs, what the server answers to an operation, and pushes to who connects meanwhile, is changed. */
export async function answering(
  page: Page,
  operation: string,
  change: (text: string) => string,
  work: () => Promise<void>,
): Promise<void> {
  await page.route('**/graphql', async (route) => {
    if (!isOf(operation, route.request().postData())) return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
  let isOver = false;
  await page.routeWebSocket('**/graphql', (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => socket.send(isOver ? message : change(String(message))));
  });
  await work();
  isOver = true;
  await letGo(page);
}
