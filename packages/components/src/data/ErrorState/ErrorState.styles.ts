import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { tabularFigures } from '../../theme/styleFragments.ts'

export const useErrorStateStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: tokens.spacingVerticalS,
    padding: `${tokens.spacingVerticalXXXL} ${tokens.spacingHorizontalXXL}`,
    textAlign: 'center',
  },
  compact: { padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}` },
  status: { ...typographyStyles.largeTitle, ...tabularFigures, margin: 0, color: tokens.colorNeutralForeground3 },
  title: { margin: 0, overflowWrap: 'anywhere' },
  text: {
    ...typographyStyles.body1,
    margin: 0,
    maxWidth: '56ch',
    color: tokens.colorNeutralForeground2,
    overflowWrap: 'anywhere',
  },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    marginTop: tokens.spacingVerticalM,
  },
})
