import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageBody, VariableName } from '@/contract/notifications/notification-message'
import { isMessageLink } from '@/rules/notifications/message'
import { Button } from '@/ui/action/button'
import type { ControlProps } from '@/ui/form/field'
import { TextField } from '@/ui/form/fields/text-field'
import { ActionMenu } from '@/ui/overlay/action-menu'
import { variableWords } from '../form-words'
import {
  createMessageEditor,
  type Marks,
  type MessageEditorControl,
  noMarks,
} from './create-message-editor'

export interface MessageEditorProps {
  /** Of the field's frame. */
  control: ControlProps
  value: MessageBody
  onChange: (body: MessageBody) => void
  onBlur: () => void
  variables: readonly VariableName[]
  /** Takes focus from the error summary. */
  target: (element: HTMLElement | null) => void
  /** The language that is written. */
  lang: string
}

/** Writes a message: bold, italic, headings, lists, links, and variables as pieces of their own. */
export function MessageEditor({
  control,
  value,
  onChange,
  onBlur,
  variables,
  target,
  lang,
}: MessageEditorProps) {
  const place = useRef<HTMLDivElement>(null)
  const [editor] = useState(() => createMessageEditor(value))
  const [marks, setMarks] = useState<Marks>(noMarks)
  const written = useRef(value)
  const changed = useEffectEvent((body: MessageBody) => {
    written.current = body
    onChange(body)
  })
  useEffect(() => editor.begin(place.current, { onBody: changed, onMarks: setMarks }), [editor])
  useEffect(() => {
    // A draft that is discarded, or another version that is taken over.
    if (JSON.stringify(written.current) === JSON.stringify(value)) return
    written.current = value
    editor.write(value)
  }, [editor, value])
  return (
    <Frame {...(control['aria-invalid'] && { 'data-invalid': '' })}>
      <Toolbar editor={editor} marks={marks} variables={variables} of={control.id} />
      <Writing
        ref={(element: HTMLDivElement | null) => {
          place.current = element
          target(element)
        }}
        {...control}
        role="textbox"
        aria-multiline="true"
        aria-labelledby={`${control.id}-label`}
        lang={lang}
        contentEditable
        suppressContentEditableWarning
        dir="auto"
        spellCheck
        onBlur={onBlur}
      />
    </Frame>
  )
}

interface ToolbarProps {
  editor: MessageEditorControl
  marks: Marks
  variables: readonly VariableName[]
  /** The id of the text that it is for. */
  of: string
}

function Toolbar({ editor, marks, variables, of }: ToolbarProps) {
  const { formatMessage } = useIntl()
  const [linking, setLinking] = useState(false)
  const tools = [
    ['bold', marks.bold, () => editor.format('bold')],
    ['italic', marks.italic, () => editor.format('italic')],
    ['heading', marks.heading, () => editor.heading()],
    ['list', marks.list, () => editor.list()],
  ] as const
  return (
    <>
      <Tools role="group" aria-label={formatMessage({ id: 'notification.editor.tools' })}>
        {tools.map(([name, isOn, press]) => (
          <button
            key={name}
            type="button"
            data-tool={name}
            aria-pressed={isOn}
            aria-controls={of}
            // The text keeps its selection.
            onMouseDown={(event) => event.preventDefault()}
            onClick={press}
          >
            <FormattedMessage id={`notification.editor.${name}`} />
          </button>
        ))}
        <button
          type="button"
          aria-expanded={linking}
          aria-controls={of}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setLinking(!linking)}
        >
          <FormattedMessage id="notification.editor.link" />
        </button>
        {variables.length > 0 && (
          // No select: by keyboard it would insert the first one that is passed.
          <ActionMenu
            label={formatMessage({ id: 'notification.editor.variable' })}
            button={<FormattedMessage id="notification.editor.variable" />}
            actions={variables.map((name) => ({
              key: name,
              label: formatMessage({ id: variableWords[name] }),
              onSelect: () => editor.insert(name),
            }))}
          />
        )}
      </Tools>
      {linking && (
        <LinkEntry
          address={marks.link}
          onLink={(address) => {
            editor.link(address)
            setLinking(false)
            editor.focus()
          }}
        />
      )}
    </>
  )
}

interface LinkEntryProps {
  /** Where the chosen text leads now. */
  address: string | null
  /** null: nowhere any more. */
  onLink: (address: string | null) => void
}

function LinkEntry({ address, onLink }: LinkEntryProps) {
  const { formatMessage } = useIntl()
  const [text, setText] = useState(address ?? 'https://')
  const [isWrong, setWrong] = useState(false)
  const take = () => {
    if (isMessageLink(text.trim())) onLink(text.trim())
    else setWrong(true)
  }
  return (
    <Entry>
      <TextField
        label={formatMessage({ id: 'notification.editor.address' })}
        help={formatMessage({ id: 'notification.editor.addressHelp' })}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setWrong(false)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          take()
        }}
        error={isWrong ? formatMessage({ id: 'notification.problem.bad-link' }) : null}
        autoComplete="off"
        inputMode="url"
      />
      <Button size="sm" onClick={take}>
        <FormattedMessage id="notification.editor.setLink" />
      </Button>
      {address !== null && (
        <Button size="sm" variant="outline" onClick={() => onLink(null)}>
          <FormattedMessage id="notification.editor.noLink" />
        </Button>
      )}
    </Entry>
  )
}

const Frame = chakra('div', {
  base: {
    border: '1px solid',
    borderColor: 'line.control',
    borderRadius: 'control',
    bg: 'surface',
    '&[data-invalid]': { borderColor: 'late.fg' },
  },
})

const Tools = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '1',
    p: '1.5',
    borderBottom: '1px solid',
    borderColor: 'line',
    '& > button': {
      minHeight: '2.25rem',
      px: '2.5',
      borderRadius: 'control',
      _hover: { bg: 'brand.tint' },
    },
    '& > button[aria-pressed=true]': { bg: 'brand.soft', color: 'brand.text' },
    '& > button[data-tool=bold]': { fontWeight: 'bold' },
    '& > button[data-tool=italic]': { fontStyle: 'italic' },
  },
})

const Entry = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    gap: '2',
    p: '3',
    borderBottom: '1px solid',
    borderColor: 'line',
    '& > .field': { flex: '1 1 16rem' },
  },
})

const Writing = chakra('div', {
  base: {
    minHeight: '12rem',
    maxHeight: '32rem',
    overflowY: 'auto',
    px: '3.5',
    py: '3',
    borderBottomRadius: 'control',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    '& > * + *': { mt: '2.5' },
    '& h3': { fontWeight: 'semibold', fontSize: 'lg' },
    '& ul': { listStyleType: 'disc', ps: '5' },
    '& strong': { fontWeight: 'bold' },
    '& em': { fontStyle: 'italic' },
    '& a': { color: 'brand.text', textDecoration: 'underline' },
    '& [data-variable]': {
      px: '1.5',
      py: '0.5',
      borderRadius: 'pill',
      bg: 'brand.tint',
      color: 'brand.text',
      fontSize: 'small',
      whiteSpace: 'nowrap',
    },
  },
})
