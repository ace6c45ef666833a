import { makeStyles, shorthands, tokens } from '@fluentui/react-components'

export const useUnfinishedProfileStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    border: `${tokens.strokeWidthThin} solid`,
    ...shorthands.borderColor(tokens.colorStatusWarningBorder1),
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorStatusWarningBackground1,
  },
  text: { margin: 0 },
})
