let open = () => {};

/** Opens the search over everything, from anywhere. Its code is loaded the first time that somebody asks for it. */
export const openPalette = (): void => open();

/** For the shell, which holds it. */
export const opensPalette = (how: () => void): void => {
  open = how;
};
