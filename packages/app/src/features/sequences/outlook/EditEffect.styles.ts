import { makeStyles } from '@fluentui/react-components'

export const useEditEffectStyles = makeStyles({
  lines: { margin: 0, padding: 0, listStyleType: 'none' },
})
