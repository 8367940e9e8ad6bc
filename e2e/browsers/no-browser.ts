/** Without projects Playwright would run the journeys in a browser of its own. */
// oxlint-disable-next-line import/no-default-export -- Playwright calls the default export.
export default function refuse(): never {
  throw new Error('Neither Firefox nor WebKitGTK with its driver is here')
}
