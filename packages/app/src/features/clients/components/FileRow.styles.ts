import { makeStyles, tokens } from '@fluentui/react-components'
import { column, quietCaption, row } from '@tandem/components/styles'

export const useFileRowStyles = makeStyles({
  root: {
    ...row(tokens.spacingHorizontalM),
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  icon: { flexShrink: 0, color: tokens.colorNeutralForeground2 },
  texts: { ...column(tokens.spacingVerticalXXS), flexGrow: 1, minWidth: 0 },
  name: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  meta: quietCaption,
  problem: { color: tokens.colorStatusDangerForeground1 },
})
