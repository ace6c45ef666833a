import { makeStyles, tokens } from '@fluentui/react-components'
import { column, plainList, row, quietCaption } from '@tandem/components/styles'

export const useClientFilesStyles = makeStyles({
  root: column(tokens.spacingVerticalM),
  list: { ...column(tokens.spacingVerticalS), ...plainList },
})

export const useCompanyFieldsStyles = makeStyles({
  directory: column(tokens.spacingVerticalXS),
  failed: { ...row(tokens.spacingHorizontalS), margin: 0, color: tokens.colorStatusDangerForeground1 },
})

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

export const useTextAreaFieldStyles = makeStyles({
  note: { display: 'flex', justifyContent: 'space-between', gap: tokens.spacingHorizontalL },
  count: { flexShrink: 0, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
})
