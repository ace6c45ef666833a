import { makeStyles, tokens } from '@fluentui/react-components'

export const useMemberDrawerPageStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
})
