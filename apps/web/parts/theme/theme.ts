import {
  type CSSVariablesResolver,
  createTheme,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';

const copper: MantineColorsTuple = [
  '#fcf1e9',
  '#f8e1d1',
  '#f6ccb0',
  '#efb189',
  '#e49361',
  '#d07644',
  '#b35629',
  '#99401c',
  '#833412',
  '#612810',
];

const dark: MantineColorsTuple = [
  '#ebe5dc',
  '#d1c9bf',
  '#b8aea2',
  '#998f84',
  '#3d352e',
  '#2e2722',
  '#231e19',
  '#1b1612',
  '#130f0c',
  '#0c0806',
];

const gray: MantineColorsTuple = [
  '#fcfaf6',
  '#f5f2eb',
  '#ede8de',
  '#dcd5ca',
  '#b9aea0',
  '#8a7e71',
  '#6d6157',
  '#594d44',
  '#3d332b',
  '#251c16',
];

/** Filled is the one primary action (or what destroys), default is ruled, subtle is bare. `color="danger"` turns crimson. */
const variantColorResolver: VariantColorsResolver = ({ variant, color }) => {
  const danger = color === 'danger';
  const tone = danger ? 'var(--danger)' : 'var(--accent)';
  if (variant === 'filled') {
    return {
      background: tone,
      hover: danger ? 'color-mix(in srgb, var(--danger) 86%, var(--text))' : 'var(--accent-hover)',
      color: danger ? 'var(--bg)' : 'var(--on-accent)',
      border: '1px solid transparent',
    };
  }
  return {
    background: 'transparent',
    hover: 'var(--sunken)',
    color: danger ? 'var(--danger)' : 'var(--text)',
    border: variant === 'default' ? '1px solid var(--line-strong)' : '1px solid transparent',
  };
};

/** The product's Mantine theme. Sizes and colours are our tokens; what a part looks like beyond them is in the stylesheets beside this file. */
export const theme = createTheme({
  colors: { copper, dark, gray },
  primaryColor: 'copper',
  primaryShade: { light: 7, dark: 4 },
  autoContrast: true,
  white: '#fefcf9',
  black: '#251c16',
  defaultRadius: 'var(--r-control)',
  cursorType: 'pointer',
  respectReducedMotion: true,
  fontFamily: 'var(--font)',
  fontFamilyMonospace: 'var(--font)',
  headings: { fontFamily: 'var(--font)', fontWeight: '650' },
  fontSizes: { xs: '12px', sm: '14px', md: '16px', lg: '17px', xl: '19px' },
  lineHeights: { xs: '18px', sm: '22px', md: '27px', lg: '29px', xl: '32px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  radius: { xs: '2px', sm: '3px', md: '5px', lg: '10px', xl: '10px' },
  shadows: {
    xs: 'var(--shadow-overlay)',
    sm: 'var(--shadow-overlay)',
    md: 'var(--shadow-overlay)',
    lg: 'var(--shadow-overlay)',
    xl: 'var(--shadow-overlay)',
  },
  variantColorResolver,
  components: {
    Input: { defaultProps: { variant: 'filled' } },
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'error', 'description'] } },
  },
});

const variables = {
  '--mantine-color-body': 'var(--bg)',
  '--mantine-color-text': 'var(--text)',
  '--mantine-color-bright': 'var(--text)',
  '--mantine-color-dimmed': 'var(--muted)',
  '--mantine-color-placeholder': 'var(--muted)',
  '--mantine-color-anchor': 'var(--accent)',
  '--mantine-color-error': 'var(--danger)',
  '--mantine-color-default': 'transparent',
  '--mantine-color-default-hover': 'var(--sunken)',
  '--mantine-color-default-color': 'var(--text)',
  '--mantine-color-default-border': 'var(--line-strong)',
  '--mantine-color-disabled': 'transparent',
  '--mantine-color-disabled-color': 'var(--faint)',
  '--mantine-color-disabled-border': 'var(--line)',
  '--mantine-primary-color-filled': 'var(--accent)',
  '--mantine-primary-color-filled-hover': 'var(--accent-hover)',
  '--mantine-primary-color-light': 'var(--accent-soft)',
  '--mantine-primary-color-light-hover': 'var(--accent-soft)',
  '--mantine-primary-color-light-color': 'var(--accent)',
  '--mantine-primary-color-contrast': 'var(--on-accent)',
};

/** Points Mantine's own variables at our tokens, which change with the theme by themselves. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({ variables: {}, light: variables, dark: variables });
