import { useIntl } from 'react-intl'
import { IconButton } from '@/ui/action/icon-button'
import { DarkIcon, LightIcon } from '@/ui/display/icons'
import type { ShellPreferences } from './shell-preferences'

/** Shows the icon of the theme that a press switches to. */
export function ThemeToggle({ theme, onTheme }: Pick<ShellPreferences, 'theme' | 'onTheme'>) {
  const { formatMessage } = useIntl()
  const next = theme === 'dark' ? 'light' : 'dark'
  return (
    <IconButton
      label={formatMessage({
        id: next === 'dark' ? 'shell.preferences.dark' : 'shell.preferences.light',
      })}
      icon={next === 'dark' ? <DarkIcon /> : <LightIcon />}
      onClick={() => onTheme(next)}
    />
  )
}
