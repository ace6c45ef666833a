import { makeStyles, shorthands, tokens, typographyStyles } from '@fluentui/react-components'
import { column, warningTint } from '../../theme/styleFragments.ts'
import { chipLook } from './chipFragments.ts'

export const useVariableFieldStyles = makeStyles({
  field: {
    position: 'relative',
    display: 'block',
    boxSizing: 'border-box',
    width: '100%',
    minWidth: 0,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    outlineStyle: 'none',
    color: tokens.colorNeutralForeground1,
    caretColor: tokens.colorNeutralForeground1,
    ...typographyStyles.body1,
    '& p': { margin: 0 },
    '&[aria-disabled="true"] [data-variable]': { opacity: 0.6, cursor: 'not-allowed' },
    '&[aria-disabled="true"]': { color: tokens.colorNeutralForegroundDisabled, cursor: 'not-allowed' },
  },
  textarea: {
    margin: 0,
    padding: 0,
    resize: 'none',
    fieldSizing: 'content',
    backgroundColor: 'transparent',
    ...shorthands.borderWidth(0),
    '::placeholder': { color: tokens.colorNeutralForeground4, opacity: 1 },
  },
  empty: {
    '::before': {
      content: 'attr(aria-placeholder) / ""',
      position: 'absolute',
      color: tokens.colorNeutralForeground4,
      pointerEvents: 'none',
    },
  },
  chip: { ...chipLook, cursor: 'pointer', ':hover': { backgroundColor: tokens.colorBrandBackground2Hover } },
  unknown: { ...warningTint, ':hover': { backgroundColor: tokens.colorStatusWarningBackground2 } },
  list: {
    ...column(),
    minWidth: '180px',
    maxWidth: '320px',
    maxHeight: '240px',
    overflowY: 'auto',
    padding: tokens.spacingHorizontalXS,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow16,
    zIndex: 1_000_001,
  },
  option: {
    padding: `${tokens.spacingVerticalSNudge} ${tokens.spacingHorizontalS}`,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    ...typographyStyles.body1,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  active: { backgroundColor: tokens.colorNeutralBackground1Selected, color: tokens.colorNeutralForeground1Selected },
})
