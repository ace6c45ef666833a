import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { surface } from '../../theme/styleFragments.ts'

export const usePanelStyles = makeStyles({
  root: {
    ...surface,
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalL,
    boxSizing: 'border-box',
    minWidth: 0,
    padding: tokens.spacingHorizontalXL,
  },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    minHeight: '32px',
  },
  title: { ...typographyStyles.subtitle1, margin: 0, overflowWrap: 'anywhere' },
  meta: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground2 },
})
