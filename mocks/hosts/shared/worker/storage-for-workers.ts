/**
 * msw, which @mswjs/data brings along, wants `localStorage` wherever it finds no Node, and workers
 * have none. It keeps nothing there that we use. Imported before anything else of the worker.
 */
function memoryStorage(): Storage {
  const items = new Map<string, string>()
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
    key: (index) => [...items.keys()][index] ?? null,
    get length() {
      return items.size
    },
  }
}

if (!('localStorage' in globalThis)) {
  Object.defineProperty(globalThis, 'localStorage', { value: memoryStorage() })
}
