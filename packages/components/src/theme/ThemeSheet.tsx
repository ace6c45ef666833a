import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components'
import { CalendarLtrRegular, CheckmarkCircleRegular, PersonRegular, SendRegular } from '@fluentui/react-icons'
import { type CSSProperties, type ReactNode } from 'react'
import { CategoryBadge } from '../chat/CategoryBadge/CategoryBadge.tsx'
import { tandemBrand } from './brand.ts'
import { contrastOf } from './contrast.ts'
import { categoryColorIds, tandemTokens } from './tandemTokens.ts'
import { column, plainList, quietCaption, surface } from './styleFragments.ts'

const useThemeSheetStyles = makeStyles({
  root: column(tokens.spacingVerticalXXL),
  section: { ...surface, ...column(tokens.spacingVerticalM), padding: tokens.spacingHorizontalL },
  title: { ...typographyStyles.subtitle2, margin: 0 },
  ramp: { display: 'grid', gridTemplateColumns: 'repeat(16, 1fr)', ...plainList },
  step: { ...typographyStyles.caption1, padding: `${tokens.spacingVerticalL} 0`, textAlign: 'center' },
  row: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  text: { margin: 0 },
  page: { ...typographyStyles.title2, margin: 0 },
  part: { ...typographyStyles.subtitle1, margin: 0 },
  meta: { ...quietCaption, margin: 0 },
  brand: { color: tokens.colorBrandForeground1 },
  success: { color: tokens.colorStatusSuccessForeground1 },
  warning: { color: tokens.colorStatusWarningForeground1 },
  danger: { color: tokens.colorStatusDangerForeground1 },
  samples: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: tokens.spacingHorizontalL, ...plainList },
  sample: { ...column(tokens.spacingVerticalXS), ...quietCaption },
  box: { width: '64px', height: '40px', backgroundColor: tokens.colorBrandBackground2 },
  space: { height: '16px', backgroundColor: tokens.colorBrandBackground },
  raised: { backgroundColor: tokens.colorNeutralBackground1, borderRadius: tokens.borderRadiusXLarge },
  line: { width: '64px', height: '4px' },
})

const spacing = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL'] as const
const radius = ['Small', 'Medium', 'Large', 'XLarge', 'Circular'] as const
const shadows = ['shadow2', 'shadow4', 'shadow8', 'shadow16'] as const
const series = ['chartSeries1', 'chartSeries2', 'chartSeries3', 'chartLost', 'chartGrid'] as const
const durations = { durationFaster: '100 ms', durationNormal: '200 ms' }

const readableOn = (color: string) => (contrastOf(color, '#ffffff') >= 4.5 ? '#ffffff' : '#000000')

interface SampleProps {
  readonly name: string
  readonly className: string
  readonly style?: CSSProperties
}

function Sample({ name, className, style }: SampleProps) {
  const styles = useThemeSheetStyles()
  return (
    <li className={styles.sample}>
      <div className={className} style={style} />
      {name}
    </li>
  )
}

function TokenSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const styles = useThemeSheetStyles()
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.samples}>{children}</ul>
    </section>
  )
}

/** The tokens of the theme on one sheet, for Storybook. */
export function ThemeSheet() {
  const styles = useThemeSheetStyles()
  return (
    <div className={styles.root}>
      <section className={styles.section}>
        <h2 className={styles.title}>Brand ramp</h2>
        <ol className={styles.ramp}>
          {Object.entries(tandemBrand).map(([step, color]) => (
            <li key={step} className={styles.step} style={{ backgroundColor: color, color: readableOn(color) }}>
              {step}
            </li>
          ))}
        </ol>
      </section>
      <section className={styles.section}>
        <h2 className={styles.title}>Type</h2>
        <p className={styles.page}>Page title</p>
        <p className={styles.part}>Section</p>
        <p className={styles.text}>Tables and chat</p>
        <p className={styles.meta}>Meta: times, counts, help</p>
        <div className={styles.row}>
          <span className={styles.brand}>Brand</span>
          <span className={styles.success}>Success</span>
          <span className={styles.warning}>Needs you</span>
          <span className={styles.danger}>Danger</span>
        </div>
      </section>
      <section className={styles.section}>
        <h2 className={styles.title}>Categories</h2>
        <div className={styles.row}>
          {categoryColorIds.map((id) => (
            <CategoryBadge key={id} categoryId={id} name={id.replaceAll('_', ' ')} />
          ))}
        </div>
      </section>
      <TokenSection title="Spacing">
        {spacing.map((size) => (
          <Sample
            key={size}
            name={`spacingHorizontal${size}`}
            className={styles.space}
            style={{ width: tokens[`spacingHorizontal${size}`] }}
          />
        ))}
      </TokenSection>
      <TokenSection title="Radius">
        {radius.map((size) => (
          <Sample
            key={size}
            name={`borderRadius${size}`}
            className={styles.box}
            style={{ borderRadius: tokens[`borderRadius${size}`] }}
          />
        ))}
      </TokenSection>
      <TokenSection title="Elevation">
        {shadows.map((shadow) => (
          <Sample
            key={shadow}
            name={shadow}
            className={mergeClasses(styles.box, styles.raised)}
            style={{ boxShadow: tokens[shadow] }}
          />
        ))}
      </TokenSection>
      <TokenSection title="Charts">
        {series.map((name) => (
          <Sample key={name} name={name} className={styles.line} style={{ backgroundColor: tandemTokens[name] }} />
        ))}
      </TokenSection>
      <section className={styles.section}>
        <h2 className={styles.title}>Motion and icons</h2>
        <p className={styles.meta}>
          {Object.entries(durations)
            .map(([name, text]) => `${name}: ${text}`)
            .join(', ')}
          . Curves: curveEasyEase, curveDecelerateMid. Icons: Fluent, Regular; Filled while selected.
        </p>
        <div className={styles.row}>
          <SendRegular fontSize={20} />
          <PersonRegular fontSize={20} />
          <CalendarLtrRegular fontSize={20} />
          <CheckmarkCircleRegular fontSize={20} />
        </div>
      </section>
    </div>
  )
}
