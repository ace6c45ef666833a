import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { column, quietBody, quietCaption } from '@tandem/components/styles'

export const useCalendarPanelStyles = makeStyles({
  root: {
    ...column(tokens.spacingVerticalM),
    padding: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusLarge,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
  beside: { ...column(tokens.spacingVerticalS), flexShrink: 0 },
  title: { margin: 0, ...typographyStyles.subtitle2 },
  text: { margin: 0, ...quietBody },
  facts: { margin: 0 },
  name: quietCaption,
  event: { margin: 0, overflowWrap: 'anywhere', ...typographyStyles.body1Strong },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
})
