export const upload = {
  drop: "Drop to add CVs",
};
