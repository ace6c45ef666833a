import { makeStyles } from '@fluentui/react-components'

export const useEditEffectStyles = makeStyles({
  // In view beside the Save button, wherever the form is scrolled to.
  root: { position: 'sticky', bottom: 0, zIndex: 1, flexShrink: 0 },
  lines: { margin: 0, padding: 0, listStyleType: 'none' },
})
