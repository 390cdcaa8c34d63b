-- Visitors without cookies, each from an IP address of its own, who view pages in a Zipf mix: the second of the list half
-- as often as the first, the third a third as often. Arguments: file of paths, number of views, number of visitors.
local paths = {}
local weight_up_to = {}
local views, visitors
local viewed = 0
local headers = { ["accept"] = "text/html,application/xhtml+xml" }

-- With 64 connections about 2,500 views a second. As many as possible would take the processor from the web processes,
-- which have a machine of their own in production.
function delay()
  return 20
end

function init(args)
  views = tonumber(args[2])
  visitors = tonumber(args[3])
  local weight = 0
  for path in io.lines(args[1]) do
    paths[#paths + 1] = path
    weight = weight + 1 / #paths
    weight_up_to[#paths] = weight
  end
  math.randomseed(1)
end

local function next_path()
  local wanted = math.random() * weight_up_to[#paths]
  local low, high = 1, #paths
  while low < high do
    local middle = math.floor((low + high) / 2)
    if weight_up_to[middle] < wanted then low = middle + 1 else high = middle end
  end
  return paths[low]
end

-- Browsers, then older clients, then those that name none.
local function next_encoding()
  local share = math.random()
  if share < 0.9 then return "gzip, deflate, br, zstd" end
  if share < 0.98 then return "gzip, deflate" end
  return nil
end

function request()
  if viewed == views then
    io.write("viewed\n")
    io.flush()
    wrk.thread:stop()
  end
  viewed = viewed + 1
  local visitor = viewed % visitors
  headers["x-forwarded-for"] = "80." .. math.floor(visitor / 65536) .. "."
    .. math.floor(visitor / 256) % 256 .. "." .. visitor % 256
  headers["accept-encoding"] = next_encoding()
  return wrk.format("GET", next_path(), headers)
end

function done(summary)
  local errors = summary.errors
  io.write(string.format("views %d failed %d seconds %.2f\n", summary.requests,
    errors.connect + errors.read + errors.write + errors.status + errors.timeout,
    summary.duration / 1000000))
end
