import { chakra } from '@chakra-ui/react/styled-system'
import { useId, useRef, useState, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { formatSize } from '@/i18n/file-size'
import { useFormats } from '@/i18n/format'
import { IconButton } from '@/ui/action/icon-button'
import { FileIcon, ImportIcon, RemoveIcon } from '@/ui/display/icons'
import { announce } from '@/ui/feedback/live-region'
import { FieldFrame, type FieldProps, splitField } from '@/ui/form/field'

const Zone = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    px: '4',
    py: '4',
    bg: 'surface',
    border: '2px dashed',
    borderColor: 'line.control',
    borderRadius: 'card',
    color: 'fg.muted',
    transition: 'border-color 120ms, background-color 120ms',
    '&[data-over]': { bg: 'brand.tint', borderColor: 'brand.fill' },
    '&[data-invalid]': { borderColor: 'late.fg' },
    '&[data-disabled]': { bg: 'canvas', borderColor: 'line' },
    '&:has(> input:focus-visible)': {
      outline: '3px solid',
      outlineColor: 'brand.text',
      outlineOffset: '2px',
    },
    // The browser's own control handles press, drop and keys; this is only its look.
    '& > input': { position: 'absolute', inset: '0', width: '100%', opacity: 0, cursor: 'pointer' },
    '& > input:disabled': { cursor: 'default' },
    '&:not([data-disabled]) b': { color: 'brand.text' },
    '& small': { display: 'block', textStyle: 'help' },
  },
})

const Chosen = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '2.75rem',
    mt: '2',
    '& > span': { flex: '1 1 0', minWidth: '0', overflowWrap: 'anywhere' },
    '& small': { color: 'fg.muted', fontSize: 'sm' },
  },
})

export interface FileFieldProps extends FieldProps {
  id?: string
  name?: string
  value: File | null
  onChange: (file: File | null) => void
  onBlur?: () => void
  ref?: (control: HTMLElement | null) => void
  /** Accepted extensions, `['.csv', '.xlsx']`; the rule `fileRule` refuses others. */
  endings: readonly string[]
  mostMegabytes: number
  /** Under the file: the upload's progress, as a bar or a sentence. */
  progress?: ReactNode
  readOnly?: boolean
}

/** One file, dropped or chosen; shows the accepted files and the chosen one. */
export function FileField(props: FileFieldProps) {
  const [
    frame,
    { name, value, onChange, onBlur, ref, endings, mostMegabytes, progress, readOnly = false },
  ] = splitField(props)
  const { formatMessage } = useIntl()
  const { list, locale } = useFormats()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const describedBy = [`${id}-limits`, value !== null && `${id}-chosen`].filter(Boolean).join(' ')
  return (
    <FieldFrame {...frame} describedBy={readOnly ? undefined : describedBy}>
      {(control) => (
        <>
          {!readOnly && (
            <Zone
              {...(over && { 'data-over': '' })}
              {...(control['aria-invalid'] && { 'data-invalid': '' })}
              {...(control.disabled && { 'data-disabled': '' })}
            >
              <ImportIcon />
              <span>
                <FormattedMessage
                  id={value === null ? 'forms.file.drop' : 'forms.file.another'}
                  values={{ b: (words) => <b>{words}</b> }}
                />
                <small id={`${id}-limits`}>
                  <FormattedMessage
                    id="forms.file.limits"
                    values={{ endings: list(endings, 'disjunction'), megabytes: mostMegabytes }}
                  />
                </small>
              </span>
              <input
                {...control}
                type="file"
                name={name}
                accept={endings.join(',')}
                ref={(element) => {
                  input.current = element
                  ref?.(element)
                }}
                onDragEnter={() => setOver(true)}
                onDragLeave={() => setOver(false)}
                onDrop={() => setOver(false)}
                onBlur={onBlur}
                onChange={({ target }) => {
                  const [file] = target.files ?? []
                  // The same file can be chosen again after it was corrected.
                  target.value = ''
                  if (file === undefined) return
                  onChange(file)
                  announce(formatMessage({ id: 'forms.file.chosen' }, { name: file.name }))
                }}
              />
            </Zone>
          )}
          {value !== null && (
            <Chosen>
              <FileIcon />
              <span id={`${id}-chosen`}>
                {value.name} <small>{formatSize(locale, value.size)}</small>
              </span>
              {!readOnly && !control.disabled && (
                <IconButton
                  label={formatMessage({ id: 'forms.file.remove' }, { name: value.name })}
                  icon={<RemoveIcon />}
                  onClick={() => {
                    onChange(null)
                    input.current?.focus()
                  }}
                />
              )}
            </Chosen>
          )}
          {progress}
        </>
      )}
    </FieldFrame>
  )
}
