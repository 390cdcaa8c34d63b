import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "./gallery.css";
import { Gallery } from "./gallery.tsx";

const place = document.getElementById("gallery");
if (place === null) throw new Error("The page has no root element for the gallery.");
createRoot(place).render(
  <StrictMode>
    <Gallery />
  </StrictMode>,
);
