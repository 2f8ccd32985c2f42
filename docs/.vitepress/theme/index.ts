import type { Theme } from "vitepress";
import DefaultTheme from "vitepress/theme";
import { h } from "vue";
import EditionChoice from "./EditionChoice.vue";
import "./style.css";

const theme: Theme = {
  extends: DefaultTheme,
  Layout: () => h(DefaultTheme.Layout, null, { "sidebar-nav-before": () => h(EditionChoice) }),
};

export default theme;
