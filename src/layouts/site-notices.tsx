import { chakra } from '@chakra-ui/react/styled-system'
import { useIntl } from 'react-intl'
import { IconButton } from '@/ui/action/icon-button'
import { CloseIcon } from '@/ui/display/icons'
import { Banner } from '@/ui/feedback/banner'

interface ShownNotice {
  readonly id: string
  readonly title: string
  readonly text: string
}

interface SiteNoticesProps {
  notices: readonly ShownNotice[]
  onDismiss: (id: string) => void
}

/** What the city tells every visitor: above the page, until it ends or is put away. */
export function SiteNotices({ notices, onDismiss }: SiteNoticesProps) {
  const { formatMessage } = useIntl()
  return notices.map(({ id, title, text }) => (
    <chakra.div key={id} mb="6">
      <Banner
        title={title}
        action={
          <IconButton
            label={formatMessage({ id: 'shell.notice.dismiss' }, { title })}
            icon={<CloseIcon />}
            onClick={() => onDismiss(id)}
          />
        }
      >
        <chakra.p dir="auto" whiteSpace="pre-line">
          {text}
        </chakra.p>
      </Banner>
    </chakra.div>
  ))
}
