import '@/ui/action/text-link.css'
import { phoneHref } from './phone-href'

/** A number that a phone can dial; in a sentence, so it is underlined. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a
      className="text-link"
      data-inline=""
      style={{ whiteSpace: 'nowrap' }}
      href={phoneHref(phone)}
    >
      {phone}
    </a>
  )
}
