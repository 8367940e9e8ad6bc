import { useEffect } from 'react'

interface FollowDirtyProps {
  dirty: boolean
  onDirty: (dirty: boolean) => void
}

/** Inside a form, for what is around it: whether something is typed. */
export function FollowDirty({ dirty, onDirty }: FollowDirtyProps) {
  useEffect(() => {
    onDirty(dirty)
    // A form that has gone has nothing typed into it.
    return () => onDirty(false)
  }, [dirty, onDirty])
  return null
}
