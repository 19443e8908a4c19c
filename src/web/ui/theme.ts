import { type CSSVariablesResolver, createTheme, type MantineColorsTuple, mergeThemeOverrides, type OptionsFilter } from "@mantine/core";

const delft: MantineColorsTuple = [
  "#EDF1FC",
  "#DCE4FA",
  "#BCCBF5",
  "#9DB4F5",
  "#7390EA",
  "#4F70DA",
  "#4664CE",
  "#2443A6",
  "#1B3486",
  "#142765",
];
const porcelain: MantineColorsTuple = [
  "#F8F7F4",
  "#F1EFEB",
  "#E8E5DF",
  "#D9D5CD",
  "#B9B3A8",
  "#8D877C",
  "#6B665E",
  "#57534C",
  "#37342F",
  "#1D1C1A",
];
const ink: MantineColorsTuple = [
  "#ECEAE6",
  "#B4B1AB",
  "#9A978F",
  "#73757D",
  "#34363D",
  "#2B2D33",
  "#222429",
  "#1A1B1F",
  "#141519",
  "#0E0F12",
];
const met: MantineColorsTuple = [
  "#E4F3EC",
  "#CBE8DB",
  "#A3D6C0",
  "#62C9A4",
  "#3FA884",
  "#2A9172",
  "#178063",
  "#0B6B50",
  "#09563F",
  "#063D2D",
];
const partly: MantineColorsTuple = [
  "#FBF0D9",
  "#F5E1B5",
  "#EDCB80",
  "#E3B155",
  "#C9923A",
  "#B87A0C",
  "#9E6A04",
  "#855800",
  "#664400",
  "#473000",
];
const notMet: MantineColorsTuple = [
  "#FBE9E6",
  "#F6D3CE",
  "#F0B3AB",
  "#F09489",
  "#D9695E",
  "#CC564B",
  "#BB4239",
  "#A8322A",
  "#862720",
  "#601B16",
];

/** Heights of controls by size: rows and cards, toolbar (the default), dialogs and public pages, phones. For a finger all are `--touch` (`global.css`). */
const heights: Record<string, string> = {
  xs: "var(--touch, 28px)",
  sm: "var(--touch, 32px)",
  md: "var(--touch, 40px)",
  lg: "44px",
  xl: "48px",
};
const paddings: Record<string, string> = {
  xs: "var(--touch-padding, 10px)",
  sm: "var(--touch-padding, 12px)",
  md: "16px",
  lg: "18px",
  xl: "20px",
};
const heightOf = (size: unknown) => heights[String(size ?? "sm")] ?? heights.sm;
interface Sized {
  size?: unknown;
}
const small = { size: "sm" };
const elevation3 = { shadow: "lg" };

export const theme = createTheme({
  fontFamily: "'Inter Variable', system-ui, sans-serif",
  colors: { delft, gray: porcelain, dark: ink, green: met, yellow: partly, red: notMet },
  primaryColor: "delft",
  primaryShade: { light: 7, dark: 6 },
  white: "#FFFFFF",
  black: "#1D1C1A",
  defaultRadius: "sm",
  radius: { xs: "4px", sm: "6px", md: "8px", lg: "10px", xl: "12px" },
  spacing: { xs: "8px", sm: "12px", md: "16px", lg: "20px", xl: "28px" },
  fontSizes: { xs: "12px", sm: "13px", md: "14px", lg: "16px", xl: "18px" },
  lineHeights: { xs: "16px", sm: "20px", md: "20px", lg: "26px", xl: "26px" },
  breakpoints: { xs: "22.5em", sm: "48em", md: "64em", lg: "90em", xl: "96em" },
  headings: {
    fontWeight: "600",
    sizes: {
      h1: { fontSize: "28px", lineHeight: "34px" },
      h2: { fontSize: "22px", lineHeight: "28px" },
      h3: { fontSize: "18px", lineHeight: "26px" },
      h4: { fontSize: "15px", lineHeight: "22px" },
      h5: { fontSize: "14px", lineHeight: "20px" },
      h6: { fontSize: "13px", lineHeight: "20px" },
    },
  },
  shadows: {
    xs: "var(--elevation-1)",
    sm: "var(--elevation-1)",
    md: "var(--elevation-2)",
    lg: "var(--elevation-3)",
    xl: "var(--elevation-3)",
  },
  respectReducedMotion: true,
  cursorType: "pointer",
  components: {
    // Plain objects: a first visit loads a part's code when a screen uses it, not because it has a default here.
    Button: {
      defaultProps: small,
      vars: (_theme: unknown, props: Sized) => ({
        root: {
          "--button-height": heightOf(props.size),
          "--button-padding-x": paddings[String(props.size ?? "sm")] ?? paddings.sm,
          ...(["md", "lg", "xl"].includes(String(props.size)) && { "--button-fz": "14px" }),
        },
      }),
    },
    ActionIcon: {
      defaultProps: { variant: "subtle", color: "gray", size: "sm" },
      vars: (_theme: unknown, props: Sized) => ({
        root: { "--ai-size": typeof props.size === "number" ? `${props.size}px` : heightOf(props.size) },
      }),
    },
    Input: {
      defaultProps: small,
      vars: (_theme: unknown, props: Sized) => ({ wrapper: { "--input-height": heightOf(props.size) } }),
    },
    InputWrapper: { defaultProps: { withAsterisk: false } },
    TextInput: { defaultProps: small },
    PasswordInput: { defaultProps: small },
    NumberInput: { defaultProps: small },
    Textarea: { defaultProps: small },
    Select: { defaultProps: { ...small, withCheckIcon: true } },
    MultiSelect: { defaultProps: small },
    TagsInput: { defaultProps: small },
    Checkbox: { defaultProps: { size: "xs", radius: "xs" } },
    Text: { defaultProps: small },
    Anchor: { defaultProps: { underline: "hover" } },
    Tooltip: { defaultProps: { openDelay: 300, withArrow: false, radius: "sm", transitionProps: { duration: 180 } } },
    Menu: { defaultProps: { ...elevation3, transitionProps: { duration: 180 }, radius: "md" } },
    Popover: { defaultProps: { ...elevation3, transitionProps: { duration: 180 }, radius: "md" } },
    Modal: { defaultProps: { radius: "lg", size: 480, transitionProps: { duration: 180 } } },
    Drawer: { defaultProps: { transitionProps: { duration: 240 } } },
  },
});

/** The theme, with the names of the buttons that Mantine's parts bring along, and which choices have what is typed in a field of them. */
export function themeWith(words: { close: string; showPassword: string }, filter: OptionsFilter) {
  const closes = { defaultProps: { closeButtonProps: { "aria-label": words.close } } };
  const shows = { defaultProps: { visibilityToggleButtonProps: { "aria-label": words.showPassword } } };
  const finds = { defaultProps: { filter } };
  return mergeThemeOverrides(theme, {
    components: {
      Modal: closes,
      Drawer: closes,
      PasswordInput: shows,
      Select: finds,
      MultiSelect: finds,
      TagsInput: finds,
      Autocomplete: finds,
    },
  });
}

const light = {
  "--text": "#1D1C1A",
  "--secondary": "#57534C",
  "--dimmed": "#6B665E",
  "--body": "#FFFFFF",
  "--canvas": "#F8F7F4",
  "--card": "#FFFFFF",
  "--inset": "#F1EFEB",
  "--hover": "#F5F3EF",
  "--line": "#E8E5DF",
  "--line-strong": "#D9D5CD",
  "--control": "#8D877C",
  "--icon": "#8D877C",
  "--accent": "#2443A6",
  "--accent-hover": "#1B3486",
  "--accent-text": "#2443A6",
  "--accent-tint": "#EDF1FC",
  "--mark": "#DCE4FA",
  "--met-text": "#0B6B50",
  "--met-tint": "#E4F3EC",
  "--met-fill": "#2A9172",
  "--partly-text": "#855800",
  "--partly-tint": "#FBF0D9",
  "--partly-fill": "#B87A0C",
  "--not-met-text": "#A8322A",
  "--not-met-tint": "#FBE9E6",
  "--not-met-fill": "#CC564B",
  "--unknown-text": "#57534C",
  "--unknown-tint": "#F1EFEB",
  "--unknown-fill": "#8D877C",
  "--elevation-1": "0 1px 2px rgb(29 28 26 / .05)",
  "--elevation-2": "0 4px 14px -4px rgb(29 28 26 / .12), 0 1px 3px rgb(29 28 26 / .06)",
  "--elevation-3": "0 18px 48px -12px rgb(29 28 26 / .26), 0 4px 12px -4px rgb(29 28 26 / .10)",
  "--overlay": "rgb(29 28 26 / .32)",
};

const dark: Record<keyof typeof light, string> = {
  "--text": "#ECEAE6",
  "--secondary": "#B4B1AB",
  "--dimmed": "#9A978F",
  "--body": "#1A1B1F",
  "--canvas": "#141519",
  "--card": "#1E1F24",
  "--inset": "#26282E",
  "--hover": "#202227",
  "--line": "#2C2E34",
  "--line-strong": "#393B43",
  "--control": "#73757D",
  "--icon": "#85837D",
  "--accent": "#4664CE",
  "--accent-hover": "#2443A6",
  "--accent-text": "#9DB4F5",
  "--accent-tint": "#222A45",
  "--mark": "#2C3A6B",
  "--met-text": "#62C9A4",
  "--met-tint": "#16352B",
  "--met-fill": "#3FA884",
  "--partly-text": "#E3B155",
  "--partly-tint": "#3A2D12",
  "--partly-fill": "#C9923A",
  "--not-met-text": "#F09489",
  "--not-met-tint": "#43211E",
  "--not-met-fill": "#D9695E",
  "--unknown-text": "#B4B1AB",
  "--unknown-tint": "#2A2C32",
  "--unknown-fill": "#73757D",
  "--elevation-1": "none",
  "--elevation-2": "0 0 0 1px var(--line), 0 4px 14px -4px rgb(0 0 0 / .5)",
  "--elevation-3": "0 0 0 1px var(--line), 0 18px 48px -12px rgb(0 0 0 / .7)",
  "--overlay": "rgb(0 0 0 / .5)",
};

/** Mantine's own names for what the tokens name: its parts then need no colours of ours. */
const mantineNames = {
  "--mantine-color-body": "var(--body)",
  "--mantine-color-text": "var(--text)",
  "--mantine-color-dimmed": "var(--dimmed)",
  "--mantine-color-placeholder": "var(--dimmed)",
  "--mantine-color-anchor": "var(--accent-text)",
  "--mantine-color-error": "var(--not-met-text)",
  "--mantine-color-default": "var(--card)",
  "--mantine-color-default-hover": "var(--hover)",
  "--mantine-color-default-color": "var(--text)",
  "--mantine-color-default-border": "var(--line-strong)",
  "--mantine-color-delft-filled": "var(--accent)",
  "--mantine-color-delft-filled-hover": "var(--accent-hover)",
  "--mantine-primary-color-filled": "var(--accent)",
  "--mantine-primary-color-filled-hover": "var(--accent-hover)",
};

export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {
    "--ease": "cubic-bezier(.2, 0, 0, 1)",
    "--fast": "120ms",
    "--medium": "180ms",
    "--slow": "240ms",
    "--sidebar": "232px",
    "--rail": "56px",
    "--tab-bar": "64px",
  },
  light: { ...light, ...mantineNames },
  dark: { ...dark, ...mantineNames },
});
