import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'

export const useRecipientChoiceStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0, gap: tokens.spacingVerticalM },
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    minHeight: '32px',
  },
  chosen: { ...typographyStyles.body1Strong, fontVariantNumeric: 'tabular-nums' },
  note: { color: tokens.colorNeutralForeground2, ...typographyStyles.body1 },
  end: { marginInlineStart: 'auto' },
  surface: {
    position: 'relative',
    flexGrow: 1,
    minHeight: '240px',
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow2,
  },
  table: { position: 'absolute', inset: 0 },
  import: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    minHeight: 0,
    gap: tokens.spacingVerticalL,
    overflowY: 'auto',
  },
})
