import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { column, surface } from '../../theme/styleFragments.ts'

export const useStandalonePageStyles = makeStyles({
  root: {
    ...column(tokens.spacingVerticalXXL),
    alignItems: 'center',
    justifyContent: 'center',
    flexGrow: 1,
    boxSizing: 'border-box',
    padding: tokens.spacingHorizontalXXL,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  window: { minHeight: '100dvh' },
  card: {
    ...column(tokens.spacingVerticalL),
    boxSizing: 'border-box',
    width: '400px',
    maxWidth: '100%',
    padding: tokens.spacingHorizontalXXXL,
    ...surface,
  },
  title: { ...typographyStyles.title2, margin: 0, outlineStyle: 'none', overflowWrap: 'anywhere' },
})
