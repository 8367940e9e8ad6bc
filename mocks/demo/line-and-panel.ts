/** What the demonstration adds to every page once it is quiet: in one file, because both come at once. */
export { showBanner } from './banner/show-banner'
export { launch } from './panel/launch'
