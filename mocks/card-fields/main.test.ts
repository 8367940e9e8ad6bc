import { expect, test } from 'vitest'

test('the document has the language of its labels', async () => {
  document.body.innerHTML = '<form id="tokenform"></form><aside id="demo"></aside>'
  window.history.replaceState(null, '', '/?lang=fr&cardlabel=Num%C3%A9ro%20de%20carte')
  await import('./main')
  expect(document.body.textContent).toContain('Numéro de carte')
  expect(document.documentElement.lang).toBe('fr')
})
