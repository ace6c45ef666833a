import { makeStyles, tokens } from '@fluentui/react-components'

export const useClientDrawerPageStyles = makeStyles({
  form: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXXL,
  },
})
