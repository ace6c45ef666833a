import { makeStyles, tokens } from '@fluentui/react-components'

export const useTabStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, minWidth: 0 },
})
