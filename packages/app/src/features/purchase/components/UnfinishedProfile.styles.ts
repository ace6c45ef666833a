import { makeStyles, shorthands, tokens } from '@fluentui/react-components'
import { spreadRow } from '@tandem/components/styles'

export const useUnfinishedProfileStyles = makeStyles({
  root: {
    ...spreadRow(tokens.spacingHorizontalM),
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    border: `${tokens.strokeWidthThin} solid`,
    ...shorthands.borderColor(tokens.colorStatusWarningBorder1),
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorStatusWarningBackground1,
  },
  text: { margin: 0 },
})
