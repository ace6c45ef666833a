import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'

export const useFormSectionStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  title: { ...typographyStyles.subtitle2, margin: 0 },
})
