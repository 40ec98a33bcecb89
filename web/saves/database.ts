/** What a request answers. A transaction stays open for whoever asks on as soon as one is answered. */
export const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** When a transaction is on the disk; rejects with the reason when it was aborted. */
export const endOf = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });

/** Opens the first version of a database; `furnish` is called if there was none. */
export function openDatabase(name: string, furnish: (fresh: IDBDatabase) => void): Promise<IDBDatabase> {
  const opening = indexedDB.open(name, 1);
  opening.onupgradeneeded = () => furnish(opening.result);
  return answerOf(opening);
}
