/** What a request comes to. */
export const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** `null` once everything is on the disk, or why nothing of it is. Ask before anything else is awaited. */
export const ended = (transaction: IDBTransaction): Promise<null | { readonly error: unknown }> =>
  new Promise((resolve) => {
    transaction.oncomplete = () => resolve(null);
    transaction.onabort = () => resolve({ error: transaction.error });
  });

/** Opens a database, laid out first if it is new. `lost`: another tab wants it gone, or the browser has closed it. */
export async function openDatabase(
  name: string,
  version: number,
  layOut: (fresh: IDBDatabase) => void,
  lost: () => void,
): Promise<IDBDatabase> {
  const request = indexedDB.open(name, version);
  request.onupgradeneeded = () => layOut(request.result);
  const database = await answer(request);
  database.onversionchange = lost;
  database.onclose = lost;
  return database;
}
