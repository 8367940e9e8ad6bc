import { FormattedMessage } from 'react-intl'
import './skip-link.css'

export const mainId = 'main'

/** The first tab stop. It moves focus without a navigation: the router owns the hash. */
export function SkipLink() {
  return (
    <a
      className="skip-link"
      href={`#${mainId}`}
      data-screen-only=""
      onClick={(event) => {
        event.preventDefault()
        document.getElementById(mainId)?.focus()
      }}
    >
      <FormattedMessage id="ui.skipLink.label" />
    </a>
  )
}
