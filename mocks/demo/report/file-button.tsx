import { useRef } from 'react'
import { Button } from '@/ui/action/button'
import { ImportIcon } from '@/ui/display/icons'

/** Chooses a world file or a bug report. */
export function FileButton({ label, onFile }: { label: string; onFile: (file: File) => void }) {
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        icon={<ImportIcon />}
        onClick={() => chooser.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={chooser}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0]
          // The same file may be chosen again.
          target.value = ''
          if (file !== undefined) onFile(file)
        }}
      />
    </>
  )
}
