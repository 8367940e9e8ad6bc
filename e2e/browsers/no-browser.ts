/** Without projects Playwright would run the journeys in a browser of its own. */
export default function refuse(): never {
  throw new Error('Neither Firefox nor WebKitGTK with its driver is here')
}
