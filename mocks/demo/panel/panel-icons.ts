/** What only the demonstration has a meaning for; the product's own are in src/ui/display/icons.ts. */
export { default as CopyIcon } from 'lucide-react/icons/copy'
export { default as DataIcon } from 'lucide-react/icons/database'
export { default as DemoIcon } from 'lucide-react/icons/flask-conical'
export { default as LogIcon } from 'lucide-react/icons/scroll-text'
export { default as NetworkIcon } from 'lucide-react/icons/unplug'
export { default as ScenarioIcon } from 'lucide-react/icons/clapperboard'
export { default as UndoIcon } from 'lucide-react/icons/undo-2'
