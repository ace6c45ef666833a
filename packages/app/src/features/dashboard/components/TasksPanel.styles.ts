import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { column } from '@tandem/components/styles'

export const useTasksPanelStyles = makeStyles({
  // As high as the panel beside it. The texts begin where the panel's title does.
  rows: {
    display: 'grid',
    gridAutoRows: '1fr',
    flexGrow: 1,
    margin: `0 calc(-1 * ${tokens.spacingHorizontalS})`,
    padding: 0,
    listStyleType: 'none',
  },
  row: {
    display: 'grid',
    paddingBlock: tokens.spacingVerticalXXS,
    ':not(:first-child)': {
      borderTopWidth: tokens.strokeWidthThin,
      borderTopStyle: 'solid',
      borderTopColor: tokens.colorNeutralStroke2,
    },
  },
  first: { ...column(tokens.spacingVerticalM), alignItems: 'flex-start' },
  firstLink: { ...typographyStyles.body1Strong, color: tokens.colorBrandForegroundLink, textDecorationLine: 'none' },
  firstText: { margin: 0, color: tokens.colorNeutralForeground2 },
})
