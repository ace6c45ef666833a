import { makeStyles, tokens } from '@fluentui/react-components'
import { column, surface } from '@tandem/components/styles'

export const useMappingFormStyles = makeStyles({
  root: { ...column(tokens.spacingVerticalL), padding: tokens.spacingHorizontalXL, ...surface },
  // Stays in view below long tables. The primary action is at the right, and the first that Tab reaches.
  actions: {
    position: 'sticky',
    bottom: 0,
    display: 'flex',
    flexDirection: 'row-reverse',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    paddingBlock: tokens.spacingVerticalM,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    zIndex: 1,
  },
  state: { display: 'flex', flexWrap: 'wrap', columnGap: tokens.spacingHorizontalM, flexGrow: 1, minWidth: 0 },
  issue: { color: tokens.colorStatusWarningForeground1 },
  error: { color: tokens.colorStatusDangerForeground1 },
  note: { color: tokens.colorNeutralForeground2 },
})
