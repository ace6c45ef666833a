import { makeStyles, tokens } from '@fluentui/react-components'

export const useCreateClientPageStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXXL },
})
