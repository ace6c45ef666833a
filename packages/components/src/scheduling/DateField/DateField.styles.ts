import { makeStyles, tokens } from '@fluentui/react-components'

export const useDateFieldStyles = makeStyles({
  root: { width: '100%', maxWidth: '280px' },
  input: { width: '100%', minWidth: 0, '& input': { width: '100%' } },
  surface: { padding: tokens.spacingHorizontalL },
})
