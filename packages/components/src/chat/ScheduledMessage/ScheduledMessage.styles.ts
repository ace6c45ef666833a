import { makeStyles, shorthands, tokens, typographyStyles } from '@fluentui/react-components'
import {
  column,
  errorCaption,
  inlineRow,
  quietCaption,
  row,
  tabularFigures,
  wrappingRow,
} from '../../theme/styleFragments.ts'

export const useScheduledMessageStyles = makeStyles({
  root: { display: 'flex', justifyContent: 'flex-end' },
  card: {
    boxSizing: 'border-box',
    ...column(tokens.spacingVerticalXS),
    minWidth: 'min(320px, 100%)',
    // A sent message has the same maximum width.
    maxWidth: 'min(640px, 100% - 36px)',
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusXLarge,
    ...shorthands.border(tokens.strokeWidthThin, 'dashed', tokens.colorNeutralStrokeAccessible),
    color: tokens.colorNeutralForeground1,
    ...typographyStyles.body1,
  },
  editing: { width: '640px' },
  failed: {
    borderLeftStyle: 'solid',
    borderLeftWidth: tokens.strokeWidthThickest,
    borderLeftColor: tokens.colorStatusDangerBackground3,
  },
  busy: { color: tokens.colorNeutralForeground2, cursor: 'progress' },
  head: {
    ...wrappingRow(`0 ${tokens.spacingHorizontalS}`),
    ...quietCaption,
    ...tabularFigures,
  },
  label: {
    ...inlineRow(tokens.spacingHorizontalXS),
    color: tokens.colorBrandForeground2,
    ...typographyStyles.caption1Strong,
  },
  failedLabel: { color: tokens.colorStatusDangerForeground1 },
  when: inlineRow(tokens.spacingHorizontalXS),
  note: { color: tokens.colorStatusWarningForeground1 },
  text: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  error: { ...row(tokens.spacingHorizontalXS), ...errorCaption },
  icon: { flexShrink: 0 },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalXS,
    marginInline: `calc(-1 * ${tokens.spacingHorizontalSNudge})`,
  },
  form: column(tokens.spacingVerticalM),
  formActions: { display: 'flex', justifyContent: 'flex-end', gap: tokens.spacingHorizontalS },
})
