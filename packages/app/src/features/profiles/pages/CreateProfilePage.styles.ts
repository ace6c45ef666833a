import { makeStyles, tokens } from '@fluentui/react-components'

export const useCreateProfilePageStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXXL },
})
