import { makeStyles, tokens } from '@fluentui/react-components'

export const useFormBodyStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, minWidth: 0 },
  sections: { gap: tokens.spacingVerticalXXL },
})
