/** `patience`: so long another connection may be in the way, in milliseconds. */
export function resultOf<T>(request: IDBRequest<T>, patience = 0): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')))
    request.addEventListener('blocked', () => {
      setTimeout(() => reject(new Error('IndexedDB is blocked')), patience)
    })
  })
}

/** A write is safe when its transaction is complete, not when its request is. */
export function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    // Every failure ends here, and by then it has its name.
    transaction.addEventListener('abort', () =>
      reject(transaction.error ?? new Error('IndexedDB failed')),
    )
  })
}
